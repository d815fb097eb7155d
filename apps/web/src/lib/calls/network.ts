/** How every request leaves this page. A preview takes it over and answers a student's calls itself. */
export const network = { send: (address: string, init: RequestInit) => fetch(address, init) }
