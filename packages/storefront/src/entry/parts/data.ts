// chunk: data
export { configureStore, createSlice } from '@reduxjs/toolkit';
export { Provider as StoreProvider } from 'react-redux';
export { Client } from '@urql/core';
export { Provider as QueryProvider } from 'urql';
