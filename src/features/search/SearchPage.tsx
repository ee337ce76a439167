import { Suspense } from 'react';
import type { RaRecord } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Icon } from '../../ui/icon/Icon';
import { EmptyState, Skeletons } from '../../ui/feedback/states';
import { LoadError } from '../../ui/feedback/LoadError';
import { Link } from '../../ui/page/Link';
import { MarkedText } from '../../ui/text/MarkedText';
import { Page } from '../../ui/page/Page';
import { RecordTile } from '../../fields/titles/RecordTile';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { getSearchReturnPath } from './searchPaths';
import { Button } from '../../ui/button/Button';
import { showTexts } from '../../show/texts';
import { CodeText } from '../../fields/display/CodeText';
import { isTitledByCode } from './getResultDetail';
import { ResultState } from './ResultState';
import { MIN_QUERY_LENGTH, useResultGroups, useSearch, type GlobalSearchResults } from './searchResults';
import { SearchForm } from './SearchForm';
import { useResultTexts } from './useResultTexts';
import { searchTexts } from './texts';
import { globalTexts } from '../../i18n/messages/global';
import { interpolateText } from '../../i18n/interpolateText';
import './search.css';

/** Results of the global search. */
export default function SearchPage() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const q = (new URLSearchParams(query).get('q') ?? '').trim();
  const { data, error, isFetching, refetch } = useSearch(q);
  const back = (
    <Button
      variant="quiet"
      aria-label={showTexts.back}
      title={showTexts.back}
      onClick={() => void navigate(getSearchReturnPath())}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
  return (
    <Page title={searchTexts.results} leading={back}>
      <SearchForm key={q} q={q} />
      {q.length < MIN_QUERY_LENGTH ? (
        <EmptyState
          icon={<Icon name="search" size={24} />}
          title={searchTexts.too_short}
          text={searchTexts.too_short_text}
        />
      ) : error && !isFetching ? (
        <LoadError text={searchTexts.error} error={error} onRetry={refetch} />
      ) : data ? (
        <Suspense fallback={<Skeletons lines={8} />}>
          <SearchResultList q={q} results={data} />
        </Suspense>
      ) : (
        <Skeletons lines={8} />
      )}
    </Page>
  );
}

function SearchResultList({ q, results }: { q: string; results: GlobalSearchResults }) {
  const t = useTranslateText();
  const groups = useResultGroups(results);
  const getTexts = useResultTexts(q);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<Icon name="search" size={24} />}
        title={globalTexts.no_results}
        text={interpolateText(searchTexts.none, { q })}
      />
    );
  return (
    <div className="search-blocks">
      {groups.map(({ resource, label, path, records }) => (
        <section key={resource.name} className="card search-block" aria-label={t(label)}>
          <h2>
            <Icon name={resource.icon} size={18} />
            <span>{` ${t(label)} `}</span>
            <span className="muted">{records.length}</span>
          </h2>
          <ul>
            {records.map((record) => {
              const { title, detail, code } = getTexts(resource, record);
              return (
                <li key={String(record.id)}>
                  <RecordTile resource={resource} record={record as RaRecord} />
                  <span className="search-option-text">
                    <Link to={fillConsolePath(path, record) ?? '/admin/start'}>
                      {isTitledByCode(resource, record, title) ? (
                        <CodeText text={title} className="" />
                      ) : (
                        <MarkedText text={title} query={q} />
                      )}
                    </Link>
                    {detail !== undefined && (
                      <span className="muted">
                        <MarkedText text={detail} query={q} />
                      </span>
                    )}
                  </span>
                  <ResultState resource={resource} record={record as RaRecord} />
                  {code !== undefined && <CodeText text={code} className="search-code" />}
                </li>
              );
            })}
          </ul>
          {/* The host may give no more than the first of each kind, and does not say how many there are. */}
          {resource.list?.search && (
            <Link
              className="search-more"
              to={`/admin/${resource.route}?${new URLSearchParams({ search: q })}`}
            >
              {interpolateText(searchTexts.more, { q, many: t(resource.label.many) })}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
