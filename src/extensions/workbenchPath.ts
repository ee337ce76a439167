/** Path of the workbench under /admin. It is taken whether or not somebody may open it. */
export const WORKBENCH_PATH = 'workbench';
