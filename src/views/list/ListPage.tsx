import { Navigate } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { useText } from '../../i18n/useText';
import { useIdle } from '../../lib/useIdle';
import { useMay } from '../../session/useMay';
import { Page } from '../../ui/Page';
import { TitlePart } from '../../ui/windowTitle';
import { TabBar } from '../../ui/TabBar';
import { ListView } from './ListView';

/** Without it the next visit begins with the shape of a table. */
const keepLookWhenLeft = (): void =>
  void import('./keepLook').then(({ keepLookOfList }) => keepLookOfList()).catch(() => undefined);

/** The page of a resource's list, with its tabs when it has some. */
export function ListPage({ resource, tab }: { resource: Resource; tab?: string }) {
  const t = useText();
  const may = useMay();
  useIdle(keepLookWhenLeft);
  const { list } = resource;
  if (!list) return null;
  const title = t(list.title ?? resource.label.many);
  const tabs = list.tabs.filter((entry) => may(entry.access));
  const base = `/admin/${resource.route}`;
  const current = tab === undefined ? tabs[0] : tabs.find((entry) => entry.key === tab);
  if (tab !== undefined && !current) return <Navigate to={base} replace />;
  const shown = current?.list ?? list;
  return (
    <Page title={title}>
      {current?.list && <TitlePart text={t(current.label)} />}
      {tabs.length > 0 && (
        <TabBar
          label={title}
          tabs={tabs.map((entry, index) => ({
            key: entry.key,
            label: t(entry.label),
            to: index === 0 ? base : `${base}/${entry.key}`,
            isCurrent: entry === current,
          }))}
        />
      )}
      <ListView key={current?.key ?? ''} list={shown} caption={current?.list ? t(current.label) : title} />
    </Page>
  );
}
