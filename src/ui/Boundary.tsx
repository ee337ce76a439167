import { Component, type ReactNode } from 'react';
import { NewVersionError } from '../lib/retryImport';

interface BoundaryProps {
  /** What stands in place of what throws. */
  fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode);
  /** When it changes, what threw gets a new chance. */
  resetKey?: unknown;
  /** Draws the fallback for a part that is gone after a release, too; else that goes up, since only a reload helps. */
  takesNewVersion?: boolean;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
}

/** Keeps what throws from taking with it what stands around it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: null });

  override render() {
    const { fallback, takesNewVersion = false, children } = this.props;
    const { failed } = this.state;
    if (!failed) return children;
    if (failed.error instanceof NewVersionError && !takesNewVersion) throw failed.error;
    return typeof fallback === 'function' ? fallback(failed.error, this.retry) : fallback;
  }
}
