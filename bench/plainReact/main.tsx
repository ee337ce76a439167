import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { AssetList } from './AssetList';
import { AssetShow } from './AssetShow';
import { navigate, isSignedIn } from './api';

/**
 * A hand-written list page: React and MUI, no framework, with the console's list and record from the same host and stored
 * session. No cache, forms or permissions, one language.
 */
function App() {
  const [{ pathname, search }, setCurrentLocation] = useState(() => ({ ...location }));
  useEffect(() => {
    const onPopState = () => setCurrentLocation({ ...location });
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  if (!isSignedIn()) return <LoginForm />;
  const id = /^\/assets\/([^/]+)/.exec(pathname)?.[1];
  return (
    <>
      <AppBar position="fixed" sx={{ zIndex: 1300 }}>
        <Toolbar variant="dense">
          <Typography variant="h6">Assets</Typography>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={{ width: 220 }}>
        <Toolbar variant="dense" />
        <List sx={{ width: 220 }}>
          <ListItemButton selected onClick={() => navigate('/assets')}>
            Assets
          </ListItemButton>
        </List>
      </Drawer>
      <main style={{ margin: '64px 16px 16px 236px' }}>
        {id ? (
          <AssetShow id={id} />
        ) : (
          <AssetList page={Number(new URLSearchParams(search).get('page') ?? 1)} />
        )}
      </main>
    </>
  );
}

const LoginForm = () => (
  <form>
    <TextField name="email" label="E-mail" />
    <TextField name="password" label="Password" type="password" />
    <Button type="submit">Sign in</Button>
  </form>
);

createRoot(document.querySelector('#root') ?? document.body).render(<App />);
