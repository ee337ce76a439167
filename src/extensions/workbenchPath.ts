/** Path of the workbench under /admin. It is reserved even if nobody can open it. */
export const WORKBENCH_PATH = 'workbench';
