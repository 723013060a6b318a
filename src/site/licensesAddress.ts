/**
 * The address of a generated file with the licences of all software and fonts on the site; pages may link to
 * it.
 */
export const licensesAddress = '/licenses.txt'
