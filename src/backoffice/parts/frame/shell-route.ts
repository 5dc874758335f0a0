/** Of the route around all screens, whose data is who asks. */
export const SHELL = 'shell'
