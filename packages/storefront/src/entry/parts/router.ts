// chunk: router
export { createBrowserRouter, Outlet } from 'react-router';
export { RouterProvider } from 'react-router/dom';
