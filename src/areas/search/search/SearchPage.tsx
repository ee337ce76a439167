import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordOf, rowsOf, type Members } from '../../../../dataProvider';
import { search } from '../../../../dataProvider/contract/endpoints';
import { useDeclarations, useResources } from '../../../console/hooks';
import { useRead } from '../../../console/useRead';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { EmptyState, Skeletons } from '../../../ui/states';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Link } from '../../../ui/Link';
import { Page } from '../../../ui/Page';
import { recordTitle } from '../../../fields/recordTitle';
import { consolePath } from '../../../records/consolePath';
import { lastPage } from './lastPage';
import { Button } from '../../../ui/Button';
import { detailTexts } from '../../../views/detail/texts';
import { texts } from './texts';
import { globalTexts } from '../../../i18n/es/global';
import { fillText } from '../../../i18n/fillText';
import './search.css';

/** The blocks of the results and the resource of each (SEARCH-06), in the order of reading. */
const blocks = [
  { resource: 'assets', label: texts.assets, path: '/admin/assets/{id}/start' },
  { resource: 'users', label: texts.users, path: '/admin/users/{id}/assets' },
  { resource: 'clients', label: texts.clients, path: '/admin/settings/clients/{id}' },
  { resource: 'projects', label: texts.projects, path: '/admin/projects/{id}' },
] as const;

/** SEARCH-05. */
const LEAST = 2;

/** The results of the global search (SEARCH-05..SEARCH-10). */
export default function SearchPage() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const q = (new URLSearchParams(query).get('q') ?? '').trim();
  const { data, error, isFetching, retry } = useRead(
    search,
    { query: { q } },
    { enabled: q.length >= LEAST, parse: found },
  );
  const back = (
    <Button
      variant="quiet"
      aria-label={detailTexts.back}
      title={detailTexts.back}
      onClick={() => void navigate(lastPage())}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
  return (
    <Page title={texts.results} before={back}>
      {q.length < LEAST ? (
        <EmptyState
          icon={<Icon name="search" size={24} />}
          title={texts.too_short}
          text={texts.too_short_text}
        />
      ) : error && !isFetching ? (
        <LoadFailed text={texts.error} error={error} onRetry={retry} />
      ) : data ? (
        <Suspense fallback={<Skeletons lines={8} />}>
          <Results q={q} results={data} />
        </Suspense>
      ) : (
        <Skeletons lines={8} />
      )}
    </Page>
  );
}

type Found = Readonly<Record<string, readonly Members[]>>;

/** The results by resource; a host may leave out a list that would be empty. */
function found(body: unknown): Found {
  const lists = recordOf(body);
  return Object.fromEntries(blocks.map(({ resource }) => [resource, rowsOf(lists[resource] ?? [])]));
}

/** All blocks at once: what names their records is declared, and is waited for. */
function Results({ q, results }: { q: string; results: Found }) {
  const t = useText();
  const resources = useResources();
  const { isReady, load } = useDeclarations();
  for (const { resource } of blocks)
    if (results[resource]?.length && !isReady(resource, 'own')) use(load(resource, 'own'));
  const total = blocks.reduce((sum, { resource }) => sum + (results[resource]?.length ?? 0), 0);
  if (total === 0)
    return (
      <EmptyState
        icon={<Icon name="search" size={24} />}
        title={globalTexts.no_results}
        text={fillText(texts.none, { q })}
      />
    );
  return (
    <div className="search-blocks">
      {blocks.map(({ resource: name, label, path }) => {
        const resource = resources.get(name);
        const list = results[name] ?? [];
        if (!resource || list.length === 0) return null;
        return (
          <section key={name} className="card search-block" aria-label={t(label)}>
            <h2>
              <Icon name={resource.icon} size={18} /> {t(label)} <span className="muted">{list.length}</span>
            </h2>
            <ul>
              {list.map((record) => (
                <li key={String(record.id)}>
                  <Link to={consolePath(path, record) ?? '/admin/start'}>
                    {recordTitle(resource, record, t)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
