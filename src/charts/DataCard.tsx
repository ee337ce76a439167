import { useId, useRef, type ReactNode } from 'react';
import type { Reading } from '../console/useRead';
import { Skeletons } from '../ui/states';
import { Link } from '../ui/Link';
import { ReadFailed } from '../ui/ReadFailed';
import './charts.css';

interface DataCardProps<Data> {
  title: string;
  read: Reading<Data>;
  /** Title of the failure (DASH-15). */
  failed: string;
  /** The list that it counts: where it is, and what the way to it reads. */
  more?: { to: string | undefined; text: string };
  children: (data: Data) => ReactNode;
}

/** A card with data of its own: a skeleton while they come, its own failure with a way to try again, then what they are. */
export function DataCard<Data>({ title, read, failed, more, children }: DataCardProps<Data>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, retry } = read;
  // The button goes away with the failure: what has the focus must not.
  const again = () => {
    heading.current?.focus();
    retry();
  };
  return (
    <section className="card data-card" aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {more?.to !== undefined && <Link to={more.to}>{more.text}</Link>}
      </header>
      {error ? (
        <ReadFailed text={failed} error={error} onRetry={again} />
      ) : data === undefined ? (
        <Skeletons lines={5} height={22} />
      ) : (
        children(data)
      )}
    </section>
  );
}
