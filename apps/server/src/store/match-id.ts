/** What can be the id of a match. Nothing else is looked up: some databases choke on what is no text. */
export const MATCH_ID = /^[\w-]{22}$/;
