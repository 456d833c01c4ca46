/**
 * How replies are read. Contracts and sections import it from the contracts by its own name, and the build of a section
 * takes it from here: one copy on a page, instead of one in each section.
 */
export * from 'shared-contracts/api/answers';
