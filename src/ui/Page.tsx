import { useEffect, useState, type ReactNode } from 'react';
import { TitlePartContext, useWindowTitle } from './windowTitle';

interface PageProps {
  title: string;
  /** Before the title: a way back. */
  before?: ReactNode;
  /** Beside the title: tags. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** The page of a record: its head stays in view. */
  isRecord?: boolean;
  children: ReactNode;
}

/** A page of the console: its `h1` and the window's title. */
export function Page({ title, before, aside, actions, isRecord = false, children }: PageProps) {
  const [part, setPart] = useState<string>();
  const windowTitle = useWindowTitle(title, part);
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <div className={isRecord ? 'page is-record' : 'page'}>
      <header className="page-header">
        {before}
        <h1 title={isRecord ? title : undefined}>{title}</h1>
        {aside}
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      <TitlePartContext value={setPart}>{children}</TitlePartContext>
    </div>
  );
}
