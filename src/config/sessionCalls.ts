/** Paths of the main host that begin or end a session or bind a person: the console's own code calls them, no declaration does. */
export const sessionCalls: readonly string[] = [
  '/users/login',
  '/users/logout',
  '/users/register/by_token',
  '/users/legal-documentations/accepted',
];
