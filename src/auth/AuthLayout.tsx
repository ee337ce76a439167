import { useEffect, type ReactNode } from 'react';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { Footer } from '../layout/Footer';
import { LanguageSelect } from './LanguageSelect';

interface AuthLayoutProps {
  config: RuntimeConfig;
  title: string;
  /** px */
  width?: number;
  children: ReactNode;
}

/** Layout of the pages before the admin area: name or logo, a card with the page, the footer. */
export function AuthLayout({ config, title, width, children }: AuthLayoutProps) {
  const { name, logo } = config.branding;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className="public">
      <header className="public-brand">{logo === undefined ? name : <img src={logo} alt={name} />}</header>
      <main
        id="main"
        className="card public-card"
        {...(width === undefined ? {} : { style: { maxWidth: width } })}
      >
        {children}
      </main>
      {config.languages.length > 1 && <LanguageSelect languages={config.languages} />}
      <Footer poweredBy={config.links.poweredBy} />
    </div>
  );
}
