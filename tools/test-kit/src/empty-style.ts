/** Stands in for a plain style sheet in unit tests. */
export {};
