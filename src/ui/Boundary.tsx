import { Component, type ReactNode } from 'react';
import { ErrorState } from './states';

interface Props {
  title: string;
  children: ReactNode;
}

/** Keeps a throwing tab from taking the page with it. */
export class TabBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorState
        title={this.props.title}
        text={error.message}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
