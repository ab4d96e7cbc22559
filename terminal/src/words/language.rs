use core::str::FromStr;

/// A language that there is a word table for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    Chinese,
    Swedish,
}

/// A text that names no language there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoSuchLanguage;

impl Language {
    /// All languages.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 3] = [Self::English, Self::Chinese, Self::Swedish];

    /// The language of a locale such as `sv_SE.UTF-8`; English where there is no table for it.
    pub(crate) fn of_locale(locale: &str) -> Self {
        locale.split(['_', '.', '@', '-']).next().and_then(|tag| tag.parse().ok()).unwrap_or(Self::English)
    }

    pub(crate) const fn table(self) -> &'static str {
        match self {
            Self::English => include_str!("../../words/en.words"),
            Self::Chinese => include_str!("../../words/zh.words"),
            Self::Swedish => include_str!("../../words/sv.words"),
        }
    }
}

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(tag: &str) -> Result<Self, NoSuchLanguage> {
        match tag {
            "en" => Ok(Self::English),
            "zh" => Ok(Self::Chinese),
            "sv" => Ok(Self::Swedish),
            _ => Err(NoSuchLanguage),
        }
    }
}
