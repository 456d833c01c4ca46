#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// What a section states of itself is TypeScript: its routes, capabilities and budget.
register();
await import('./cli');
