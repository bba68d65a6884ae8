import '../../src/edge/site/scripts/theme.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { sessionEnd } from './api/session-end.ts';
import { createAppRouter } from './router.tsx';
import './styles.css';

const client = createClient(() => sessionEnd.set(true));
const router = createAppRouter(client);

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
