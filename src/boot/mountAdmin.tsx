import AdminApp, { waitForInitialData, type AdminAppProps } from '../app/AdminApp';
import { createStorage } from '../lib/storage/storage';
import { activeView, VIEW_KEY } from '../lib/viewAs/activeView';
import { createAdminRouter } from '../app/router/consoleRoutes';
import { replaceWithEncodedUrl } from '../app/routes/canonicalUrl';
import { mount, type Unmount } from './mount';

const loadWorkbench: AdminAppProps['loadWorkbench'] = async () =>
  (await import('../workbench/addWorkbenchPage')).addWorkbenchPage;

const tabStorage = createStorage('session', 'console.');

/** Prefetches the data of the first admin page, then returns its mount function. */
export async function prepareAdmin({
  config,
  request: ownRequest,
}: Pick<AdminAppProps, 'config' | 'request'>): Promise<(container: Element) => Unmount> {
  replaceWithEncodedUrl();
  activeView.current = undefined;
  const request =
    tabStorage.get(VIEW_KEY) === null
      ? ownRequest
      : (await import('../layout/viewAs/startView')).startView(ownRequest);
  const props = { config, request };
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
