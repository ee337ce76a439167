import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  Admin,
  DataTable,
  DateField,
  List,
  Resource,
  Show,
  SimpleShowLayout,
  TextField,
  type AuthProvider,
} from 'react-admin';
import { dataProvider, getJson, TOKEN_KEY } from './dataProvider';

/**
 * The baseline: plain react-admin with the console's list and record, from the same host and stored session; no theme,
 * layout or code splitting.
 */
const AssetList = () => (
  <List perPage={50} exporter={false}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      {columns.map((source) => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
);

const columns = ['id', 'street_name', 'block_number', 'city', 'alias'];

const AssetShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="project" />
      <TextField source="type" />
      <TextField source="id" />
      <TextField source="client" />
      <TextField source="street_name" />
      <TextField source="external_id" />
      <TextField source="alias" />
      <TextField source="description" />
      <TextField source="is_occupied" />
      <DateField source="created_at" showTime />
      <DateField source="updated_at" showTime />
    </SimpleShowLayout>
  </Show>
);

const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('The session of the floor is stored before it starts.')),
  logout: () => {
    localStorage.removeItem(TOKEN_KEY);
    return Promise.resolve();
  },
  checkAuth: () =>
    localStorage.getItem(TOKEN_KEY) ? Promise.resolve() : Promise.reject(new Error('No session')),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { data } = await getJson<{ data: { id: string; username: string } }>('/users/current');
    return { id: data.id, fullName: data.username };
  },
};

createRoot(document.querySelector('#root') ?? document.body).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="assets" list={AssetList} show={AssetShow} />
    </Admin>
  </BrowserRouter>,
);
