import { Navigate } from 'react-router-dom';
import type { Resource } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { useCanAccess } from '../session/access/useCanAccess';
import { Page } from '../ui/page/Page';
import { TitlePart } from '../ui/page/windowTitle';
import { TabBar } from '../ui/page/TabBar';
import { ListView } from './ListView';
import { formatTabTotal, useTabTotals } from './useTabTotals';

/** The list page of a resource, with its tabs if it has any. */
export function ListPage({ resource, tab }: { resource: Resource; tab?: string }) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const { list } = resource;
  const { totals, onTotal } = useTabTotals(tab ?? list?.tabs[0]?.key ?? '');
  if (!list) return null;
  const title = t(list.title ?? resource.label.many);
  const tabs = list.tabs.filter((entry) => canAccess(entry.access));
  const base = `/admin/${resource.route}`;
  const currentTab = tab === undefined ? tabs[0] : tabs.find((entry) => entry.key === tab);
  if (tab !== undefined && !currentTab) return <Navigate to={base} replace />;
  const currentList = currentTab?.list ?? list;
  return (
    <Page title={title} hasHeader={tabs.length > 0} hasTabs={tabs.length > 0}>
      {currentTab?.list && <TitlePart text={t(currentTab.label)} />}
      {tabs.length > 0 && (
        <TabBar
          label={title}
          tabs={tabs.map((entry, index) => ({
            key: entry.key,
            label: t(entry.label),
            to: index === 0 ? base : `${base}/${entry.key}`,
            isCurrent: entry === currentTab,
            count: formatTabTotal(totals[entry.key]),
          }))}
        />
      )}
      <ListView
        key={currentTab?.key ?? ''}
        list={currentList}
        caption={currentTab?.list ? t(currentTab.label) : title}
        pageTitle={tabs.length > 0 ? undefined : title}
        onTotal={onTotal}
      />
    </Page>
  );
}
