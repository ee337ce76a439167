import { Skeletons } from '../ui/feedback/states';
import './layout.css';

/** Empty layout while the boot request decides where the user has to go first. */
export default function LayoutSkeleton({ name }: { name: string }) {
  return (
    <div className="shell">
      <header className="top-bar">
        <span className="top-logo">
          <span className="top-name">{name}</span>
        </span>
      </header>
      <div className="shell-body">
        <div className="shell-page">
          <main>
            <Skeletons lines={6} />
          </main>
        </div>
      </div>
    </div>
  );
}
