import AdminApp, { waitForInitialData, type AdminAppProps } from '../app/AdminApp';
import { createAdminRouter } from '../app/router/consoleRoutes';
import { replaceWithEncodedUrl } from '../app/routes/canonicalUrl';
import { mount, type Unmount } from './mount';

const loadWorkbench: AdminAppProps['loadWorkbench'] = async () =>
  (await import('../workbench/addWorkbenchPage')).addWorkbenchPage;

/** Prefetches the data of the first admin page, then returns its mount function. */
export async function prepareAdmin(
  props: Omit<AdminAppProps, 'loadWorkbench' | 'router'>,
): Promise<(container: Element) => Unmount> {
  replaceWithEncodedUrl();
  await waitForInitialData(props);
  return (container) => {
    const router = createAdminRouter();
    const unmount = mount(container, <AdminApp {...props} router={router} loadWorkbench={loadWorkbench} />);
    return () => {
      unmount();
      router.dispose();
    };
  };
}
