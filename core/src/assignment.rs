//! The cheapest way to give each of a few rows a column of its own.

/// Columns that there are at most, and rows.
pub(crate) const MOST: usize = 10;

/// The smallest total of one cost from each row, all in different ones of the first `columns` columns. Rows beyond as
/// many as there are columns are left out.
///
/// The Hungarian method: rows are added one by one, each by the cheapest chain of exchanges among those before it,
/// with prices of rows and columns that keep every cost less its prices from falling below zero.
pub(crate) fn least_total(rows: &[[u8; MOST]], columns: usize) -> u16 {
    let columns = columns.min(MOST);
    let mut owners: [Option<usize>; MOST] = [None; MOST];
    let (mut row_prices, mut column_prices) = ([0i32; MOST], [0i32; MOST]);
    for (row, _) in rows.iter().enumerate().take(columns) {
        let mut chain = Chain { slack: [i32::MAX; MOST], came_from: [None; MOST], done: [false; MOST] };
        // The row that looks for a column, and the column that it gave up.
        let (mut seeker, mut given_up) = (row, None);
        let free = loop {
            let next = chain.step(&rows[seeker], row_prices[seeker], &column_prices[..columns], given_up);
            let Some((next, dearer)) = next else { return u16::MAX };
            row_prices[row] += dearer;
            for column in (0..columns).filter(|&column| chain.done[column]) {
                if let Some(owner) = owners[column] {
                    row_prices[owner] += dearer;
                }
                column_prices[column] -= dearer;
            }
            chain.done[next] = true;
            match owners[next] {
                Some(owner) => (seeker, given_up) = (owner, Some(next)),
                None => break next,
            }
        };
        let mut taken = free;
        while let Some(before) = chain.came_from[taken] {
            owners[taken] = owners[before];
            taken = before;
        }
        owners[taken] = Some(row);
    }
    let costs = owners.iter().enumerate().filter_map(|(column, owner)| owner.map(|row| u16::from(rows[row][column])));
    costs.sum()
}

/// The cheapest chains of exchanges that begin with one row.
struct Chain {
    /// What a column costs beyond the prices.
    slack: [i32; MOST],
    /// The column that was given up for it.
    came_from: [Option<usize>; MOST],
    done: [bool; MOST],
}

impl Chain {
    /// The next column and how much dearer it makes all that were done.
    fn step(
        &mut self,
        costs: &[u8; MOST],
        price: i32,
        column_prices: &[i32],
        given_up: Option<usize>,
    ) -> Option<(usize, i32)> {
        let mut cheapest: Option<(usize, i32)> = None;
        for (column, &column_price) in column_prices.iter().enumerate() {
            if self.done[column] {
                continue;
            }
            let beyond = i32::from(costs[column]) - price - column_price;
            if beyond < self.slack[column] {
                self.slack[column] = beyond;
                self.came_from[column] = given_up;
            }
            if cheapest.is_none_or(|(_, least)| self.slack[column] < least) {
                cheapest = Some((column, self.slack[column]));
            }
        }
        let (_, least) = cheapest?;
        for column in (0..column_prices.len()).filter(|&column| !self.done[column]) {
            self.slack[column] -= least;
        }
        cheapest
    }
}

#[cfg(test)]
mod tests {
    use pathfinding::kuhn_munkres::kuhn_munkres_min;
    use pathfinding::matrix::Matrix;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_total_is_what_another_method_finds(
            costs in prop::collection::vec(prop::array::uniform10(prop_oneof![0..4u8, 0..17u8, any::<u8>()]), 0..=MOST),
            spare in 0..=MOST,
        ) {
            let columns = (costs.len() + spare).min(MOST);
            let expected = if costs.is_empty() {
                0
            } else {
                let rows = costs.iter().map(|row| row[..columns].iter().copied().map(i32::from));
                kuhn_munkres_min(&Matrix::from_rows(rows).expect("rows of one length")).0
            };
            prop_assert_eq!(i32::from(least_total(&costs, columns)), expected);
        }
    }
}
