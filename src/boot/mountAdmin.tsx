import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import AdminApp, { waitForInitialData, type AdminAppProps } from '../app/AdminApp';
import { replaceWithEncodedUrl } from '../app/routes/canonicalUrl';
import { mount, type Unmount } from './mount';

/**
 * How often a second React lets the browser in while it draws: every 30 ms. Its own 5 ms cost a slow machine a fifth of what
 * drawing takes; what one types waits for less than two frames, and no turn reaches the 50 ms that count as blocked.
 */
const FRAME_RATE = 33;

const loadWorkbench: AdminAppProps['loadWorkbench'] = async () =>
  (await import('../workbench/addWorkbenchPage')).addWorkbenchPage;

/** Reads what the first page of the admin area shows; then gives what draws it. */
export async function prepareAdmin(
  props: Omit<AdminAppProps, 'loadWorkbench'>,
): Promise<(container: Element) => Unmount> {
  forceFrameRate(FRAME_RATE);
  replaceWithEncodedUrl();
  await waitForInitialData(props);
  return (container) => mount(container, <AdminApp {...props} loadWorkbench={loadWorkbench} />);
}
