import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: 'client',
  publicDir: '../public',
  plugins: [react()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'three', test: /node_modules[\\/](three|@react-three|three-stdlib|its-fine|suspend-react)[\\/]/ },
            { name: 'net', test: /node_modules[\\/](colyseus\.js|@colyseus)[\\/]/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/ },
          ],
        },
      },
    },
  },
  test: {
    root: '.',
    include: [
      'shared/**/*.spec.ts',
      'server/**/*.spec.ts',
      'client/**/*.spec.{ts,tsx}',
      'tests/**/*.test.ts',
      'tools/**/*.spec.ts',
    ],
    testTimeout: 120_000,
  },
})
