/** The event on Vite’s socket that sends a request of the editor to the server. */
export const requestEvent = 'edit:request'
/** The event on Vite’s socket that sends the response to the browser. */
export const responseEvent = 'edit:response'
