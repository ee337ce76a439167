/** Path of the workbench under /admin. It is reserved even if the user cannot open it. */
export const WORKBENCH_PATH = 'workbench';
