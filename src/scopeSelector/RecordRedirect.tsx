import { Navigate, useLocation } from 'react-router-dom';
import type { Resource } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { useRecordQuery } from '../queries/record/useRecordQuery';
import { DEFAULTS } from '../config/defaults';
import { LoadError } from '../ui/feedback/LoadError';
import { NotFound } from '../ui/page/NotFound';
import { Page } from '../ui/page/Page';
import { Skeletons } from '../ui/feedback/states';
import { getScopeIds } from './getScopeIds';
import { buildScopePath } from './scopePath';
import type { ScopeLevel } from './scopeLevels';

interface RecordRedirectProps {
  resource: Resource;
  levels: readonly ScopeLevel[];
  id: string;
  rest: readonly string[];
}

/** Redirects the path of a record without its scope, as in links and bookmarks, to the path with its scope. */
export function RecordRedirect({ resource, levels, id, rest }: RecordRedirectProps) {
  const t = useTranslateText();
  const { search } = useLocation();
  const { record, error, isNotFound, isFetching, refetch } = useRecordQuery(resource, id);
  const title = t(resource.scope?.title ?? resource.label.many);
  if (!record && error && !isNotFound && !isFetching)
    return (
      <Page title={title}>
        <LoadError text={t(resource.show?.error ?? DEFAULTS.show.error)} error={error} onRetry={refetch} />
      </Page>
    );
  if (!record && !isNotFound)
    return (
      <Page title={title}>
        <Skeletons lines={4} />
      </Page>
    );
  const ids = record ? getScopeIds(resource, levels, record) : [];
  const scopeIds = ids.filter((scopeId) => scopeId !== undefined);
  // A record without the ids of its scope has no path here.
  if (!record || scopeIds.length < levels.length)
    return <NotFound backTo={`/admin/${resource.route}`} backLabel={title} />;
  return (
    <Navigate to={{ pathname: buildScopePath(resource.route, levels, scopeIds, rest), search }} replace />
  );
}
