import { dashboardTexts } from './texts';
import { Page } from '../../ui/page/Page';
import { Dashboard } from './Dashboard';

/** {base}/dashboard. */
export default function DashboardPage() {
  return (
    <Page title={dashboardTexts.title}>
      <Dashboard />
    </Page>
  );
}
