import { useLocation } from 'react-router-dom';
import { shellTexts } from '../../i18n/messages/shell';
import type { PageExtensionProps } from '../../extensions/types';
import { PERMISSIONS_PATH } from '../../extensions/permissionsPath';
import { Page } from '../../ui/page/Page';
import { TabBar } from '../../ui/page/TabBar';
import { LoadNotice } from './LoadNotice';
import { PermissionTable } from './PermissionTable';
import { ScreenDetails } from './ScreenDetails';
import { permissionsTexts as texts } from './texts';
import { useAllDeclarations } from './useAllDeclarations';
import { usePermissionData } from './usePermissionData';
import { ViewAsForm } from './viewAs/ViewAsForm';
import './permissions.css';

const BASE_PATH = `/admin/${PERMISSIONS_PATH}`;
const tabs = ['permissions', 'screens', 'view_as'] as const;

/** Permissions with the parts of the console that they open, and the console seen as a role. */
export default function PermissionsContent({ config }: PageExtensionProps) {
  const progress = useAllDeclarations();
  const { screens, rows, unreadable, canAccess } = usePermissionData(config, progress.isComplete);
  const query = new URLSearchParams(useLocation().search).get('tab');
  const tab = tabs.find((key) => key === query) ?? 'permissions';
  return (
    <Page title={shellTexts.account.permissions} hasTabs>
      <TabBar
        label={shellTexts.account.permissions}
        tabs={tabs.map((key) => ({
          key,
          label: texts.tabs[key],
          to: key === 'permissions' ? BASE_PATH : `${BASE_PATH}?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      <div className="perm">
        {tab !== 'view_as' && <p className="muted">{texts.intro}</p>}
        <LoadNotice progress={progress} unreadable={unreadable} />
        {progress.isComplete &&
          (tab === 'permissions' ? (
            <PermissionTable rows={rows} />
          ) : tab === 'screens' ? (
            <ScreenDetails screens={screens} canAccess={canAccess} />
          ) : (
            <ViewAsForm
              roles={config.permissionsPage?.roles}
              screens={screens}
              codes={rows.map(({ code }) => code)}
            />
          ))}
      </div>
    </Page>
  );
}
