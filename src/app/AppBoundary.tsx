import { Component, type ReactNode } from 'react';
import { engine } from '../i18n/es/engine';
import { NewVersionError } from '../lib/retryImport';

const texts = engine.app;

/** The last net: never a blank page. A part that is gone after a release asks for a reload. */
export class AppBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isNew = error instanceof NewVersionError;
    return (
      <main className="state page" role="alert">
        <h1>{isNew ? texts.new_version : texts.broken}</h1>
        <p className="state-text">{texts.new_version_text}</p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      </main>
    );
  }
}
