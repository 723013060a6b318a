import site from '../../content/site.yaml'

/** Our postal address, line by line. */
export const addressLines = [...site.address.street, `${site.address.town} ${site.address.postcode}`]
