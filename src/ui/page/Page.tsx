import { useEffect, useState, type ReactNode } from 'react';
import { TitlePartContext, useWindowTitle } from './windowTitle';

interface PageProps {
  title: string;
  /** The title as the page shows it. Default: `title`. */
  heading?: ReactNode;
  /** Content of the line above the title: the way back. */
  trail?: ReactNode;
  /** Content before the title: a back link, an image. */
  leading?: ReactNode;
  /** Content beside the title: tags. */
  trailing?: ReactNode;
  actions?: ReactNode;
  /** True for the page of a record: its header is sticky. */
  isRecord?: boolean;
  /** True while the content of the page loads. */
  isBusy?: boolean;
  /** False if the children render the `h1`, in one line with their tools. Default: true. */
  hasHeader?: boolean;
  /** True if the first child is a row of tabs, which a wide window shows beside the title. */
  hasTabs?: boolean;
  children: ReactNode;
}

/** Characters above which a title is set smaller: it would take two lines of a wide window. */
const LONG_TITLE = 64;

/** Console page with its `h1` and the window title. */
export function Page({
  title,
  heading = title,
  trail,
  leading,
  trailing,
  actions,
  isRecord = false,
  isBusy,
  hasHeader = true,
  hasTabs = false,
  children,
}: PageProps) {
  const [part, setPart] = useState<string>();
  const windowTitle = useWindowTitle(title, part);
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  const titleLine = (
    <>
      {leading}
      <h1 title={isRecord ? title : undefined} className={title.length > LONG_TITLE ? 'is-long' : ''}>
        {heading}
      </h1>
      {trailing}
      {actions && <div className="page-actions">{actions}</div>}
    </>
  );
  return (
    <div
      className={`page ${isRecord ? 'is-record' : ''} ${hasTabs ? 'has-tabs' : ''}`.trim()}
      aria-busy={isBusy}
    >
      {hasHeader && (
        <header className="page-header">
          {trail === undefined ? (
            titleLine
          ) : (
            <>
              <div className="page-trail">{trail}</div>
              <div className="page-title">{titleLine}</div>
            </>
          )}
        </header>
      )}
      <TitlePartContext value={setPart}>{children}</TitlePartContext>
    </div>
  );
}
