import site from '../../content/site.yaml'

/** Where we are, line by line as an envelope has it. */
export const addressLines = [...site.address.street, `${site.address.town} ${site.address.postcode}`]
