import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import AdminApp, { waitForInitialData, type AdminAppProps } from '../app/AdminApp';
import { replaceWithEncodedUrl } from '../app/routes/canonicalUrl';
import { mount, type Unmount } from './mount';

/**
 * Slice rate for rendering, about one slice per 30 ms. React's default of 5 ms cost a slow machine a fifth of the render
 * time. Input waits for less than two frames, and no slice reaches the 50 ms of a long task.
 */
const FRAME_RATE = 33;

const loadWorkbench: AdminAppProps['loadWorkbench'] = async () =>
  (await import('../workbench/addWorkbenchPage')).addWorkbenchPage;

/** Prefetches the data of the first admin page, then returns its mount function. */
export async function prepareAdmin(
  props: Omit<AdminAppProps, 'loadWorkbench'>,
): Promise<(container: Element) => Unmount> {
  forceFrameRate(FRAME_RATE);
  replaceWithEncodedUrl();
  await waitForInitialData(props);
  return (container) => mount(container, <AdminApp {...props} loadWorkbench={loadWorkbench} />);
}
