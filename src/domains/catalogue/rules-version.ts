/**
 * Changes with every change of what extraction or categorisation make of an item (words, tables, rules): values carry
 * it, and a new one makes the importer read known items again. Below 1000.
 */
export const rulesVersion = 19
