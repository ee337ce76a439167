/** Path of the page of permissions under /admin. */
export const PERMISSIONS_PATH = 'permissions';
