import { useId, useRef, type ReactNode } from 'react';
import type { QueryState } from '../../queries/api/useApiQuery';
import { Skeletons } from '../../ui/feedback/states';
import { Link } from '../../ui/page/Link';
import { QueryError } from '../../ui/feedback/QueryError';
import '../charts.css';

interface DataCardProps<Data> {
  title: string;
  query: QueryState<Data>;
  /** Title of the failure (DASH-15). */
  errorTitle: string;
  /** The list that it counts: where it is, and what the way to it reads. */
  link?: { to: string | undefined; text: string };
  children: (data: Data) => ReactNode;
}

/** A card with data of its own: a skeleton while they come, its own failure with a way to try again, then what they are. */
export function DataCard<Data>({ title, query, errorTitle, link, children }: DataCardProps<Data>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = query;
  // The button goes away with the failure: what has the focus must not.
  const retryAndFocus = () => {
    heading.current?.focus();
    refetch();
  };
  return (
    <section className="card data-card" aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {link?.to !== undefined && <Link to={link.to}>{link.text}</Link>}
      </header>
      {error ? (
        <QueryError text={errorTitle} error={error} onRetry={retryAndFocus} />
      ) : data === undefined ? (
        <Skeletons lines={5} height={22} />
      ) : (
        children(data)
      )}
    </section>
  );
}
