/** Address of the generated licences of all software and fonts sent to visitors; pages may link to it. */
export const licensesAddress = '/licenses.txt'
