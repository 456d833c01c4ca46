/** The library of schemas as sections have it: one copy on a page, the host's. Contracts import the same by their own name. */
export * from 'shared-contracts/schema';
