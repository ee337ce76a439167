import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
import { detailOf } from './detailOf';
import { LEAST, useFoundBlocks, useSearch, type Found } from './results';
import { SearchAgain } from './SearchAgain';
import { texts } from './texts';
import { globalTexts } from '../../../i18n/es/global';
import { fillText } from '../../../i18n/fillText';
import './search.css';

/** The results of the global search (SEARCH-05..SEARCH-10). */
export default function SearchPage() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const q = (new URLSearchParams(query).get('q') ?? '').trim();
  const { data, error, isFetching, retry } = useSearch(q);
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
      <SearchAgain key={q} q={q} />
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

function Results({ q, results }: { q: string; results: Found }) {
  const t = useText();
  const found = useFoundBlocks(results);
  if (found.length === 0)
    return (
      <EmptyState
        icon={<Icon name="search" size={24} />}
        title={globalTexts.no_results}
        text={fillText(texts.none, { q })}
      />
    );
  return (
    <div className="search-blocks">
      {found.map(({ resource, label, path, records }) => (
        <section key={resource.name} className="card search-block" aria-label={t(label)}>
          <h2>
            <Icon name={resource.icon} size={18} />
            <span>{` ${t(label)} `}</span>
            <span className="muted">{records.length}</span>
          </h2>
          <ul>
            {records.map((record) => (
              <li key={String(record.id)}>
                <Link to={consolePath(path, record) ?? '/admin/start'}>
                  {recordTitle(resource, record, t)}
                </Link>
                <span className="muted">
                  {detailOf(resource, record, recordTitle(resource, record, t), t)}
                </span>
              </li>
            ))}
          </ul>
          {/* The host may give no more than the first of each kind, and does not say how many there are. */}
          {resource.list?.search && (
            <Link
              className="search-more"
              to={`/admin/${resource.route}?${new URLSearchParams({ search: q })}`}
            >
              {fillText(texts.more, { q, many: t(resource.label.many) })}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
