import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { createAppRouter } from './router.tsx';
import './styles.css';

const client = createClient(() => {
  const { pathname, searchStr } = router.state.location;
  if (pathname !== '/sign-in')
    void router.navigate({ to: '/sign-in', search: { next: pathname + searchStr, ended: true } });
});
const router = createAppRouter(client);

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
