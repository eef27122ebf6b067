console.error('There is no server yet. npm run play -- on-the-lam plays in the terminal.')
process.exitCode = 1
