/** Lists that are read in several calls: few screens begin with one, so they come with those. */
export { useQueries } from '@tanstack/react-query';
export { endpointPagesKey, useEndpointPages, type EndpointPages } from './use-endpoint-pages';
