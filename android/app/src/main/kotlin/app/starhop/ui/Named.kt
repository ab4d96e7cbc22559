package app.starhop.ui

/** The value that was kept by its [name]; null where this version has none of that name, or something else was kept. */
fun <E : Enum<E>> List<E>.named(name: Any?): E? = firstOrNull { it.name == name }
