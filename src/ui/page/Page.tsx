import { useEffect, useState, type ReactNode } from 'react';
import { TitlePartContext, useWindowTitle } from './windowTitle';

interface PageProps {
  title: string;
  /** Before the title: a way back. */
  leading?: ReactNode;
  /** Beside the title: tags. */
  trailing?: ReactNode;
  actions?: ReactNode;
  /** The page of a record: its head stays in view. */
  isRecord?: boolean;
  children: ReactNode;
}

/** A page of the console: its `h1` and the window's title. */
export function Page({ title, leading, trailing, actions, isRecord = false, children }: PageProps) {
  const [part, setPart] = useState<string>();
  const windowTitle = useWindowTitle(title, part);
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <div className={isRecord ? 'page is-record' : 'page'}>
      <header className="page-header">
        {leading}
        <h1 title={isRecord ? title : undefined}>{title}</h1>
        {trailing}
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      <TitlePartContext value={setPart}>{children}</TitlePartContext>
    </div>
  );
}
