/** Where the licences of the software and the font are that visitors load: the build writes that file, and pages may link to it. */
export const licensesAddress = '/licenses.txt'
