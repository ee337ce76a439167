import { Component, type ReactNode } from 'react';
import { NewVersionError } from '../../lib/lazy/importWithRetry';

interface BoundaryProps {
  /** What stands in place of what throws. */
  fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode);
  /** When it changes, what threw gets a new chance. */
  resetKey?: unknown;
  /** Draws the fallback for a part that is gone after a release, too; else that goes up, since only a reload helps. */
  handlesNewVersion?: boolean;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Keeps what throws from taking with it what stands around it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(prevProps: BoundaryProps) {
    if (this.state.failure && prevProps.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failure: null });

  override render() {
    const { fallback, handlesNewVersion = false, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (failure.error instanceof NewVersionError && !handlesNewVersion) throw failure.error;
    return typeof fallback === 'function' ? fallback(failure.error, this.retry) : fallback;
  }
}
